/** Messages of the worker and events of the page that carry a Note have this name. */
export const channel = "penguin-boot";
