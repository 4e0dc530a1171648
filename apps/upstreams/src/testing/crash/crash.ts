import type { OpenDatabase } from "../../database/client.ts";
import { compare } from "./compare.ts";
import { MortalServer } from "./server.ts";
import { writeMany } from "./writers.ts";

export interface Plan {
  /** The built main. */
  program: string;
  /** Tells the servers where their data is. */
  env: Record<string, string>;
  /** Opens the same data once the servers are gone. */
  open: () => Promise<OpenDatabase>;
  writes: number;
  kills: number;
  /** What is done so often instead of killing the servers, which are then to live through it. */
  strike?: (count: number) => Promise<void>;
  /** Hears of every acknowledged write and of every kill. */
  tell?: (acknowledged: number, kills: number) => void;
}

/** What became of the writes. `wrong`: a line for everything that was lost or doubled. */
export interface Outcome {
  acknowledged: number;
  kills: number;
  sentAgain: number;
  wrong: string[];
}

/** Kills the servers, or strikes elsewhere, again and again, evenly over so many acknowledged writes, and then counts what is there. */
export async function crash({ program, env, open, writes, kills, strike, tell }: Plan): Promise<Outcome> {
  const server = new MortalServer(program, env);
  let killed = 0;
  const strikes: Promise<void>[] = [];
  try {
    const done = await writeMany(server, writes, (count) => {
      if (killed < kills && count >= ((killed + 1) * writes) / (kills + 1)) {
        killed += 1;
        if (strike) strikes.push(strike(killed));
        else server.restart();
      }
      tell?.(count, killed);
    });
    await Promise.all(strikes);
    await server.kill();
    const { database, close } = await open();
    try {
      const wrong = await compare(database, done);
      const saved = done.region.lastVersion - done.region.firstVersion;
      return { acknowledged: done.made.length + saved, kills: killed, sentAgain: done.sentAgain, wrong };
    } finally {
      await close();
    }
  } finally {
    await server.kill();
  }
}
