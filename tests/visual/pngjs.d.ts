/** The part of pngjs that the picture test uses; the package brings no types. */
declare module "pngjs" {
  /** How a picture is written. */
  export interface WriteOptions {
    /** 2: red, green and blue without alpha. */
    colorType?: 2;
    /** 0: rows are written as they are. */
    filterType?: 0 | 4;
    /** 0 to 9. */
    deflateLevel?: number;
    /** 0: as zlib does by itself. */
    deflateStrategy?: 0;
  }
  export class PNG {
    constructor(options: { width: number; height: number });
    width: number;
    height: number;
    /** Red, green, blue, alpha of each pixel, row by row. */
    data: Buffer;
    static sync: { read(bytes: Buffer): PNG; write(png: PNG, options?: WriteOptions): Buffer };
  }
}
