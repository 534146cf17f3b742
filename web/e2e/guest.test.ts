import { expect, test } from "vitest";
import { seriousOn, smallTargets } from "./axe";
import { lay } from "./cards";
import { usePlayhouse } from "./playhouse";
import { readFromPage } from "./qrCode";
import { HOME_ADDRESS } from "./stage";

const house = usePlayhouse();

test("a link for Nana seats her under her name, in her language, with nothing in the way; a preview robot sits nowhere", async () => {
  const { code, host_token } = await house.stage.openTable({ rules: { flip_timeout_ms: 0 } });
  const host = await house.guest({ code: `${code}#host=${host_token}` });
  await host.button("Seats and host").click();
  await host.button("A link for one guest").click();
  await host.page.getByLabel("Who is it for?").fill("Nana");
  await host.page.getByRole("dialog").getByLabel("Language").selectOption("fr");
  await host.button("Make the link").click();
  const shown = host.page.getByLabel("The link for Nana. The seat is kept.");
  const link = await shown.inputValue();
  expect(await readFromPage(host.page.getByRole("img", { name: "QR code of the link" }))).toBe(
    link,
  );
  expect(await seriousOn(host.page)).toEqual([]);
  expect(await smallTargets(host.page)).toEqual([]);
  await host.page.keyboard.press("Escape");
  await host.page.getByText("2 of 8").waitFor();

  const { hash, pathname } = new URL(link);
  expect(pathname).toBe(`/${code}`);
  const robot = await fetch(`http://127.0.0.1:${house.stage.port}${pathname}`, {
    headers: { "user-agent": "preview robot", host: `${HOME_ADDRESS}:${house.stage.port}` },
  });
  const page = await robot.text();
  expect(page).toContain(`content="Slapjack, table ${code}"`);
  const picture = /og:image" content="([^"]+)"/.exec(page)?.[1] ?? "";
  const drawn = await fetch(picture);
  expect([drawn.status, drawn.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect((await house.stage.look(code)).inks).toHaveLength(2);

  const nana = await house.player({ path: `${code}${hash}` });
  await nana.page.getByRole("heading", { name: "Bonjour Nana" }).waitFor();
  expect(await nana.page.evaluate(() => document.documentElement.lang)).toBe("fr");
  expect(await nana.page.getByRole("button").count()).toBe(0);
  expect(await seriousOn(nana.page)).toEqual([]);
  expect(nana.page.url()).not.toContain("seat=");
  await nana.page.reload();
  await nana.page.getByRole("heading", { name: "Bonjour Nana" }).waitFor();
  expect((await house.stage.look(code)).inks).toHaveLength(2);

  await house.stage.giveCards(code, lay(["4H", "9C"]));
  await host.button("Deal").click();
  await Promise.all([host, nana].map((player) => player.flipButton.waitFor()));
  await Promise.all([host, nana].map(({ page: one }) => one.reload()));
  await host.flip();
  await nana.flip();
  await host.seesPileOf(2);
  expect(await nana.page.getByRole("button").count()).toBe(2);
});

test("the Wi-Fi is drawn as a QR code on the host's own screen, and goes to no server", async () => {
  const { code, host_token } = await house.stage.openTable();
  const host = await house.guest({ code: `${code}#host=${host_token}` });
  await host.button("Seats and host").click();
  await host.button("The Wi-Fi").click();
  const before = host.visitor.requests.length;
  await host.page.getByLabel("Name of the Wi-Fi").fill("Café; \\home");
  await host.page.getByLabel("Its password").fill("a:b,c");
  const drawn = host.page.getByRole("img", { name: "QR code to join Café" });
  expect(await readFromPage(drawn)).toBe(String.raw`WIFI:T:WPA;S:Café\; \\home;P:a\:b\,c;;`);
  const since = host.visitor.requests.slice(before);
  expect(since.filter((url) => !url.includes("/assets/"))).toEqual([]);
});
