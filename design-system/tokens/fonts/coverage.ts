/** What the cut fonts of this folder hold. Written by `npm run fonts`. */

/** The characters of the cut files, and those that only the whole files have. */
export const letters = {
  spanish:
    "U+20-7E, U+A0-A1, U+A9-AB, U+B0, U+B7, U+BA-BB, U+BF, U+C1, U+C9, U+CD, U+D1, U+D3, U+D7, U+DA, U+DC, U+E1, U+E9, U+ED, U+F1, U+F3, U+FA, U+FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2039-203A, U+20AC",
  others:
    "U+A2-A8, U+AC-AF, U+B1-B6, U+B8-B9, U+BC-BE, U+C0, U+C2-C8, U+CA-CC, U+CE-D0, U+D2, U+D4-D6, U+D8-D9, U+DB, U+DD-E0, U+E2-E8, U+EA-EC, U+EE-F0, U+F2, U+F4-F9, U+FB, U+FD-FF, U+102, U+131, U+152-153, U+2BC, U+2C6, U+2DA, U+2DC, U+300-301, U+303-304, U+308, U+201A, U+201E, U+2032-2033, U+2044, U+2122, U+2191, U+2193, U+2212, U+2215",
};
