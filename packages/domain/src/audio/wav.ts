/** Sound as numbers from -1 to 1, one channel. */
export interface Sound {
  /** Samples a second. */
  rate: number;
  samples: Float32Array;
}

const headBytes = 44;
const pcm = 1;
const float = 3;
/** Says its format further on, in the first two bytes of an id. */
const extensible = 0xff_fe;

const nameAt = (view: DataView, at: number): string =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));

/** A sound as a WAV file of 16 bits a sample. */
export function writeWav({ rate, samples }: Sound): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(headBytes + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const name = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  name(0, "RIFF");
  view.setUint32(4, headBytes - 8 + samples.length * 2, true);
  name(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, pcm, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  name(36, "data");
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, index) => {
    const bounded = Math.max(-1, Math.min(1, sample));
    view.setInt16(headBytes + index * 2, Math.round(bounded * 32_767), true);
  });
  return bytes;
}

interface Format {
  code: number;
  channels: number;
  rate: number;
  bits: number;
}

/** How one sample is read; null for a format that is not. */
function readerOf({ code, bits }: Format): ((view: DataView, at: number) => number) | null {
  if (code === float) return bits === 32 ? (view, at) => view.getFloat32(at, true) : null;
  if (code !== pcm) return null;
  if (bits === 8) return (view, at) => (view.getUint8(at) - 128) / 128;
  if (bits === 16) return (view, at) => view.getInt16(at, true) / 32_768;
  if (bits === 24) return (view, at) => ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / 8_388_608;
  if (bits === 32) return (view, at) => view.getInt32(at, true) / 2_147_483_648;
  return null;
}

function formatAt(view: DataView, at: number, size: number): Format | null {
  if (size < 16) return null;
  const code = view.getUint16(at, true);
  return {
    code: code === extensible && size >= 26 ? view.getUint16(at + 24, true) : code,
    channels: view.getUint16(at + 2, true),
    rate: view.getUint32(at + 4, true),
    bits: view.getUint16(at + 14, true),
  };
}

/** The channels of some samples, as one. */
function mixed(view: DataView, format: Format, at: number, size: number): Float32Array | null {
  const read = readerOf(format);
  const { channels, bits } = format;
  if (read === null || channels < 1 || channels > 8) return null;
  const width = bits / 8;
  const samples = new Float32Array(Math.floor(size / (width * channels)));
  for (let index = 0; index < samples.length; index += 1) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1)
      sum += read(view, at + (index * channels + channel) * width);
    samples[index] = sum / channels;
  }
  return samples;
}

/**
 * The sound in a WAV file, its channels as one; null where it is damaged or of a kind that is not read.
 *
 *     readWav(writeWav({ rate: 24_000, samples }))?.rate; // 24000
 */
export function readWav(bytes: Uint8Array): Sound | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < 12 || nameAt(view, 0) !== "RIFF" || nameAt(view, 8) !== "WAVE") return null;
  let format: Format | null = null;
  for (let at = 12; at + 8 <= bytes.byteLength;) {
    const [name, size] = [nameAt(view, at), view.getUint32(at + 4, true)];
    const [start, end] = [at + 8, at + 8 + size];
    if (end > bytes.byteLength) return null;
    if (name === "fmt ") format = formatAt(view, start, size);
    if (name === "data") {
      if (format === null || format.rate < 8_000 || format.rate > 192_000) return null;
      const samples = mixed(view, format, start, size);
      return samples && { rate: format.rate, samples };
    }
    at = end + (size % 2);
  }
  return null;
}
