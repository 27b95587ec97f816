export default {
  extends: "stylelint-config-standard",
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    // It compares selectors that end alike, though most of them never meet in one element.
    "no-descending-specificity": null,
  },
};
