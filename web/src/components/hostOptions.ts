/** What a host decides beside seats and rules, once its words are there. */

import { tongue } from "../i18n/language.svelte";
import words from "../i18n/later/hosting";
import HostOptions from "./HostOptions.svelte";

await tongue.learn(words);

export default HostOptions;
