/** Starts the page: keeps a host's secret from the address, then mounts the app. */

import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startDevice } from "./game/device";
import { tongue } from "./i18n/language.svelte";
import { guestOf, PLAIN_HASH } from "./net/guestLink";
import { base, place, seats } from "./net/here.svelte";
import { codeOf, hostTokenOf } from "./net/place";
import { browserKeeper } from "./net/seats";
import { tablePage } from "./pages/later";
import { settings } from "./settings/here";
import { applyLook } from "./settings/look";

const code = codeOf(location.href);
const hostToken = hostTokenOf(location.href);
if (code !== null && hostToken !== null) {
  seats.addHost(code, hostToken);
  history.replaceState(history.state, "", location.pathname);
}
const guest = code === null ? null : guestOf(location.href);
if (code !== null && guest !== null) {
  seats.addSeat(code, guest.token, null);
  history.replaceState(history.state, "", location.pathname + PLAIN_HASH);
}
place.read();
settings.watch(applyLook);
startDevice();
if (code !== null) tablePage.prepare();
await tongue.start(navigator.languages, browserKeeper(), base.pathname, (language) => {
  document.documentElement.lang = language;
});

if (guest?.language) await tongue.choose(guest.language);

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has a place for the app");
mount(App, { target });
document.documentElement.dataset["started"] = "yes";
