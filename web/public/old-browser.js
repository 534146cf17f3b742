/*
 * Shows the notice of index.html where the app cannot run: no modules, or no syntax and style of
 * the last two years. Plain old script on purpose, so that an old browser can read it.
 */
(function () {
  var isNew =
    "noModule" in document.createElement("script") &&
    typeof Array.prototype.toSorted === "function" &&
    window.CSS &&
    CSS.supports("translate: 1px") &&
    CSS.supports("height: 1dvh");
  if (isNew) return;
  var notice = document.getElementById("old-browser");
  if (notice) notice.removeAttribute("hidden");
})();
