/** The text of a QR code by which phones join a Wi-Fi. */

/** Signs that stand for themselves only behind a backslash. */
const SPECIAL = /[\\;,":]/g;

function escaped(text: string): string {
  return text.replace(SPECIAL, (sign) => `\\${sign}`);
}

/** A network with its password; without one it is open to everybody. */
export function wifiText(network: string, password: string): string {
  const kind = password === "" ? "nopass" : "WPA";
  return `WIFI:T:${kind};S:${escaped(network)};P:${escaped(password)};;`;
}
