import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { engine } from "../programs.ts";

interface Addresses {
  v1: string;
  v2: string;
}

/** Both servers in a process of their own, which is killed and started anew over the same data. */
export class MortalServer {
  readonly #program: string;
  readonly #env: Record<string, string>;
  #child: ChildProcess | null = null;
  #isKilled = false;
  #addresses: Promise<Addresses>;

  /** `program`: the built main. */
  constructor(program: string, env: Record<string, string>) {
    this.#program = program;
    this.#env = { V1_PORT: "0", V2_PORT: "0", DEMO: "1", ...env };
    this.#addresses = this.#start();
  }

  /** Where it listens, once it does. */
  get addresses(): Promise<Addresses> {
    return this.#addresses;
  }

  /** Ends it as a power cut would, and starts it anew. */
  restart(): void {
    this.#addresses = this.kill().then(() => this.#start());
    // Whoever asks for the addresses hears of it.
    this.#addresses.catch(() => undefined);
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    this.#isKilled = true;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }

  async #start(): Promise<Addresses> {
    const program = [...engine, this.#program];
    const child = spawn(process.execPath, program, { env: this.#env, stdio: ["ignore", "pipe", "pipe"] });
    this.#child = child;
    this.#isKilled = false;
    let out = "";
    let err = "";
    child.stderr.on("data", (part) => (err += String(part)));
    return new Promise((resolve, reject) => {
      child.stdout.on("data", (part) => {
        out += String(part);
        const lines = out.split("\n").slice(0, -1);
        if (lines.length < 2) return;
        const told = lines.slice(0, 2).map((line) => JSON.parse(line) as { server: string; address: string });
        const addressOf = (name: string) => told.find(({ server }) => server === name)?.address ?? "";
        resolve({ v1: addressOf("v1"), v2: addressOf("v2") });
      });
      child.once("exit", (code) => {
        const text = `The servers ended by themselves, with ${code}: ${err}`;
        reject(new Error(text));
        if (this.#isKilled) return;
        this.#addresses = Promise.reject(new Error(text));
        this.#addresses.catch(() => undefined);
      });
    });
  }
}
