import { Unzip, UnzipInflate } from "fflate";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import { refuse, unreadable } from "./import-table.ts";

/** What a workbook may hold once it is unpacked, in bytes: a small file may be packed from a great deal of nothing. */
const unpackedMax = 200 * 1024 * 1024;
/** Unpacked at once, so that not even nothing takes much memory. */
const piece = 16 * 1024;
const entriesMax = 10_000;

type Take = (part: Uint8Array, isLast: boolean) => void;

/** A packed file, of which entries are unpacked as they are read. */
export class ZipEntries {
  readonly #bytes: Uint8Array;
  #unpacked = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Unpacks the entries that are wanted, piece by piece, handing on after each piece of the file. */
  *read(wanted: (name: string) => Take | null): Generator<void> {
    let entries = 0;
    const zip = new Unzip((entry) => {
      entries += 1;
      if (entries > entriesMax) throw unreadable();
      const take = wanted(entry.name.replace(/^\//, ""));
      if (!take) return;
      entry.ondata = (error, part, isLast) => {
        // What was refused while it was taken comes back here.
        if (error) throw error;
        this.#unpacked += part.length;
        if (this.#unpacked > unpackedMax) throw refuse(importMessages.tooLarge);
        take(part, isLast);
      };
      entry.start();
    });
    zip.register(UnzipInflate);
    for (let at = 0; at < this.#bytes.length; at += piece) {
      const isLast = at + piece >= this.#bytes.length;
      zip.push(this.#bytes.subarray(at, at + piece), isLast);
      yield;
    }
  }

  /** The same without a pause. */
  readAll(wanted: (name: string) => Take | null): void {
    const steps = this.read(wanted);
    while (steps.next().done !== true);
  }

  /** Some small entries as texts. */
  texts(wanted: (name: string) => boolean): Map<string, string> {
    const parts = new Map<string, Uint8Array[]>();
    const take = (name: string): Take | null => {
      if (!wanted(name)) return null;
      const found: Uint8Array[] = [];
      parts.set(name, found);
      return (part) => found.push(part.slice());
    };
    this.readAll(take);
    return new Map([...parts].map(([name, found]) => [name, Buffer.concat(found).toString("utf8")]));
  }
}
