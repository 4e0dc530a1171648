// Runs on the browser's audio thread, as a file of its own: hands on what the microphone hears, in parts.
const partLength = 2048;

class Capture extends globalThis.AudioWorkletProcessor {
  part = new Float32Array(partLength);
  filled = 0;

  /** @param {Float32Array[][]} inputs */
  process([[heard] = []]) {
    for (const sample of heard ?? []) {
      this.part[this.filled] = sample;
      this.filled += 1;
      if (this.filled === partLength) {
        this.port.postMessage(this.part.slice());
        this.filled = 0;
      }
    }
    return true;
  }
}

globalThis.registerProcessor("capture", Capture);
