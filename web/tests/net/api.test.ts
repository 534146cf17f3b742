import { afterEach, describe, expect, it, vi } from "vitest";

import { Api, ApiError } from "../../src/net/api";

/** Answers every request with this, and keeps what was asked. */
function answering(status: number, body: unknown): { url: string; init: RequestInit }[] {
  const asked: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal("fetch", (url: URL, init: RequestInit) => {
    asked.push({ url: url.href, init });
    const text = body === null ? null : JSON.stringify(body);
    return Promise.resolve(new Response(text, { status }));
  });
  return asked;
}

const api = new Api(new URL("https://cards.example.org/games/slapjack/"), () => "fr");

afterEach(() => vi.unstubAllGlobals());

describe("the JSON API below a base path", () => {
  it("opens a table without a phrase unless one is given", async () => {
    const asked = answering(201, { code: "BCDF", host_token: "x", links: [] });
    await api.openTable({ preset: "classic" });
    await api.openTable({ preset: "classic" }, {}, "seven green otters");
    expect(asked.map((one) => one.url)).toEqual(
      Array(2).fill("https://cards.example.org/games/slapjack/api/v1/tables"),
    );
    expect(asked.map((one) => JSON.parse(String(one.init.body)))).toEqual([
      { rules: { preset: "classic" }, options: {} },
      { rules: { preset: "classic" }, options: {}, phrase: "seven green otters" },
    ]);
  });

  it("asks in the language of the page, so that the server answers in it", async () => {
    const asked = answering(200, { code: "BCDF" });
    await api.table("BCDF");
    expect(asked[0]?.init.headers).toEqual({ "accept-language": "fr" });
  });

  it("says the server's own code when it is turned away", async () => {
    answering(403, { code: "phrase_needed", message: "With a phrase.", hint: "Ask." });
    const refused = await api.openTable({}).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ code: "phrase_needed", hint: "Ask.", status: 403 });
  });

  it("erases a table with the host's token in a header, never in the address", async () => {
    const asked = answering(204, null);
    await api.erase("BCDF", "host-token");
    expect(asked[0]?.init.method).toBe("DELETE");
    expect(asked[0]?.init.headers).toMatchObject({ authorization: "Bearer host-token" });
    expect(asked[0]?.url).not.toContain("token");
  });
});
