/** What to say when a call failed: the server's own sentence, or that it does not answer. */

import { t } from "../i18n/words";
import { ApiError } from "./api";

export interface Failure {
  readonly title: string;
  readonly hint: string;
}

export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError && error.message !== "") {
    return { title: error.message, hint: error.hint };
  }
  return { title: t("offline-title"), hint: t("offline-hint") };
}
