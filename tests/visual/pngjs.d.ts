/** The part of pngjs that the picture test uses; the package brings no types. */
declare module "pngjs" {
  export class PNG {
    constructor(options: { width: number; height: number });
    width: number;
    height: number;
    /** Red, green, blue, alpha of each pixel, row by row. */
    data: Buffer;
    static sync: { read(bytes: Buffer): PNG; write(png: PNG): Buffer };
  }
}
