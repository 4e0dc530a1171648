/** A modified font may not keep the original's reserved names (SIL Open Font License, condition 3). */

const windowsEnglish = { platform: 3, encoding: 1, language: 0x409 };

/** Name ids: 0 copyright, 1 family, 2 style, 3 unique, 4 full, 6 PostScript, 13 licence, 14 its URL. */
const glyphs = new Set([0, 2, 13, 14]);

/**
 * Renames a TrueType font's family to `family`; copyright and licence stay. The subsetter rewrites every table, so it
 * also fixes the checksums.
 */
export function renameFont(font, family) {
  const entry = tableEntries(font).find(({ tag }) => tag === "name");
  const names = [...readNames(font.subarray(entry.offset, entry.offset + entry.length))].filter(
    ([id]) => glyphs.has(id) || id > 255,
  );
  const own = [1, 3, 4].map((id) => [id, family]);
  const table = writeNames([...names, ...own, [6, family.replaceAll(" ", "")]]);

  const result = Buffer.concat([font, Buffer.alloc((4 - (font.length % 4)) % 4), table]);
  result.writeUInt32BE(result.length - table.length, entry.at + 8);
  result.writeUInt32BE(table.length, entry.at + 12);
  return result;
}

function tableEntries(font) {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + index * 16;
    return {
      at,
      tag: font.toString("latin1", at, at + 4),
      offset: font.readUInt32BE(at + 8),
      length: font.readUInt32BE(at + 12),
    };
  });
}

function readNames(table) {
  const strings = table.readUInt16BE(4);
  const names = new Map();
  for (let at = 6; at < 6 + table.readUInt16BE(2) * 12; at += 12) {
    const [platform, , , id, length, offset] = [0, 2, 4, 6, 8, 10].map((shift) => table.readUInt16BE(at + shift));
    const bytes = Buffer.from(table.subarray(strings + offset, strings + offset + length));
    if (platform === windowsEnglish.platform) names.set(id, bytes.swap16().toString("utf16le"));
  }
  return names;
}

function writeNames(names) {
  const sorted = names.toSorted(([a], [b]) => a - b);
  const texts = sorted.map(([, text]) => Buffer.from(text, "utf16le").swap16());
  const head = Buffer.alloc(6 + sorted.length * 12);
  head.writeUInt16BE(sorted.length, 2);
  head.writeUInt16BE(head.length, 4);

  let offset = 0;
  for (const [index, [id]] of sorted.entries()) {
    const { platform, encoding, language } = windowsEnglish;
    const record = [platform, encoding, language, id, texts[index].length, offset];
    record.forEach((value, place) => head.writeUInt16BE(value, 6 + index * 12 + place * 2));
    offset += texts[index].length;
  }
  return Buffer.concat([head, ...texts]);
}
