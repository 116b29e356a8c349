/** Pictures as small as they get without losing a pixel: what is drawn on paper has few colours and no transparency. */
import { PNG } from "pngjs";

/** The same pixels in fewer bytes: no alpha, whole rows compressed at the best level. Filters only help photographs. */
export const compact = (bytes: Buffer): Buffer =>
  PNG.sync.write(PNG.sync.read(bytes), { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 });
