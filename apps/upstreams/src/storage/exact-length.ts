import { Transform } from "node:stream";

/** Passes exactly `size` bytes, and fails on more or fewer. */
export function exactLength(size: number): Transform {
  let passed = 0;
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      passed += part.length;
      if (passed > size) done(new Error(`More than ${size} bytes were sent.`));
      else done(null, part);
    },
    flush(done) {
      done(passed === size ? null : new Error(`${passed} of ${size} bytes were sent.`));
    },
  });
}
