import { describe, expect, it } from "vitest";
import { guestLink, guestOf } from "../../src/net/guestLink";
import { readable, tvAddress } from "../../src/net/readable";
import { wifiText } from "../../src/net/wifi";

const TOKEN = "0123456789abcdefABCDEF";

describe("the link for one guest", () => {
  it("says who it is for behind the #, and is read back", () => {
    const link = guestLink("http://192.168.1.5:8080/BCDF", TOKEN, "fr");
    expect(link).toBe(`http://192.168.1.5:8080/BCDF#seat=${TOKEN}&lang=fr`);
    expect(guestOf(link)).toEqual({ token: TOKEN, language: "fr" });
  });

  it.each([
    ["http://host/BCDF", null],
    ["http://host/BCDF#seat=short", null],
    [`http://host/BCDF?seat=${TOKEN}`, null],
    [`http://host/BCDF#seat=${TOKEN}&lang=tlh`, { token: TOKEN, language: null }],
  ])("of %s is %j", (href, guest) => {
    expect(guestOf(href)).toEqual(guest);
  });
});

describe("addresses for people", () => {
  it("are read out without the scheme, in parts", () => {
    expect(readable("https://play.example/slap/BCDF")).toEqual(["play.example", "/slap", "/BCDF"]);
  });

  it("of the big screen stand beside the table's, below the same base", () => {
    expect(tvAddress("http://192.168.1.5:8080/slap/BCDF")).toBe("http://192.168.1.5:8080/slap/tv");
  });
});

describe("the Wi-Fi in a QR code", () => {
  it("keeps signs apart that mean something there", () => {
    expect(wifiText('a;b:c,"d\\', "p;w")).toBe(String.raw`WIFI:T:WPA;S:a\;b\:c\,\"d\\;P:p\;w;;`);
  });

  it("says of a network without a password that it has none", () => {
    expect(wifiText("open", "")).toBe("WIFI:T:nopass;S:open;P:;;");
  });
});
