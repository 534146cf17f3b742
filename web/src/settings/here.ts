/** The settings of this page. */

import { base } from "../net/here.svelte";
import { browserKeeper } from "../net/seats";
import { Settings } from "./settings.svelte";

export const settings = new Settings(browserKeeper(), base.pathname);
