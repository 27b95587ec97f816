// The build copies the ES modules of @fluent/bundle to this place of the site; these are their types.
export * from "@fluent/bundle";
