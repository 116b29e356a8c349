/** Devices in other time zones: the rules are Bogota's wherever the page or the server runs. */
export const zones = ["UTC", "Asia/Tokyo", "America/Bogota", "Europe/Madrid", "Pacific/Kiritimati"];

/** What `look` gives on a device in `zone`; the zone of the tests is put back afterwards. */
export function onDeviceIn<T>(zone: string, look: () => T): T {
  const before = process.env["TZ"];
  process.env["TZ"] = zone;
  try {
    return look();
  } finally {
    if (before === undefined) delete process.env["TZ"];
    else process.env["TZ"] = before;
  }
}
