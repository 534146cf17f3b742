import { describe, expect, it } from "vitest";
import { baseOf, codeOf, hostTokenOf, parseCode, tvQueryOf } from "../../src/net/place";

describe("parseCode", () => {
  it.each([
    ["BCDF", "BCDF"],
    ["bcdf", "BCDF"],
    [" b c-d f ", "BCDF"],
    ["http://192.168.1.5:8080/bcdf", "BCDF"],
    ["192.168.1.5:8080/games/slap/BCDF?x=1", "BCDF"],
    ["https://play.example/BCDF#host=abc", "BCDF"],
    ["https://play.example/BCDF/", "BCDF"],
  ])("reads %j as a person meant it", (typed, code) => {
    expect(parseCode(typed)).toBe(code);
  });

  it.each(["", "BCD", "BCDFG", "BCDA", "BCD5", "BCDS", "https://play.example/"])(
    "says that %j is no code",
    (typed) => {
      expect(parseCode(typed)).toBeNull();
    },
  );
});

describe("the page's own address", () => {
  it.each([
    ["http://host:8080/", "http://host:8080/", null],
    ["http://host:8080/BCDF", "http://host:8080/", "BCDF"],
    ["https://host/games/slap/", "https://host/games/slap/", null],
    ["https://host/games/slap/bcdf?x#y", "https://host/games/slap/", "BCDF"],
  ])("gives base and table of %s", (href, base, code) => {
    expect(baseOf(href).href).toBe(base);
    expect(codeOf(href)).toBe(code);
  });

  it("asks for the big screen of a table, or for one that is still to be named", () => {
    expect(tvQueryOf("http://host/games/slap/tv?table=BCDF&overlay")).toBe("table=BCDF&overlay");
    expect(tvQueryOf("http://host/tv")).toBe("");
    expect(tvQueryOf("http://host/BCDF?tv")).toBeNull();
  });

  it("takes a host's secret from the fragment only in its own form", () => {
    expect(hostTokenOf("http://host/BCDF#host=0123456789abcdef")).toBe("0123456789abcdef");
    expect(hostTokenOf("http://host/BCDF#host=short")).toBeNull();
    expect(hostTokenOf("http://host/BCDF?host=0123456789abcdef")).toBeNull();
  });
});
