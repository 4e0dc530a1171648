import { Redis } from "ioredis";
import type { Logger } from "pino";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import type { RateStanding } from "../features/context.ts";
import { networkOf } from "@app/domain/network.ts";

const windowSeconds = 60;
/**
 * A page may show dozens of pictures, which browsers cache permanently, so an address gets this many files per
 * operation.
 */
const filesPerOperation = 10;
/** A slower Redis counts as down. */
const answersWithinMs = 250;

/** Operations per minute: of a signed-in person, of a service token at most, and of an address without sign-in. */
export interface Rates {
  person: number;
  token: number;
  address: number;
}

type Counted = "person" | "address" | "files";

/** Counts operations in memory, or in Redis together with other gateways. While Redis is down, in memory. */
export class RateLimits {
  readonly #limiters: Record<Counted, RateLimiterAbstract>;
  readonly #redis: Redis | null;
  /** Of service tokens, by how many operations they have; there are no more figures than that. */
  readonly #ofTokens = new Map<number, RateLimiterAbstract>();
  readonly #mostOfToken: number;

  constructor(rates: Rates, redisUrl: string | null, log: Logger) {
    this.#redis = redisUrl === null ? null : connect(redisUrl, log);
    this.#mostOfToken = rates.token;
    this.#limiters = {
      person: limiter("person", rates.person, this.#redis),
      address: limiter("address", rates.address, this.#redis),
      files: limiter("files", rates.address * filesPerOperation, this.#redis),
    };
  }

  /** Counts operations of a person or an address, or files requested by an address. */
  async take(kind: Counted, key: string, points: number): Promise<RateStanding> {
    return this.#consume(this.#limiters[kind], kind === "person" ? key : networkOf(key), points);
  }

  /** Counts an operation of a service token, which has a rate of its own. */
  async takeOfToken({ _id, ratePerMinute }: { _id: string; ratePerMinute: number }): Promise<RateStanding> {
    const points = Math.max(1, Math.min(ratePerMinute, this.#mostOfToken));
    const counted = this.#ofTokens.get(points) ?? limiter("token", points, this.#redis);
    this.#ofTokens.set(points, counted);
    return this.#consume(counted, _id, 1);
  }

  async #consume(counted: RateLimiterAbstract, key: string, points: number): Promise<RateStanding> {
    try {
      return standing(counted.points, await counted.consume(key, points), false);
    } catch (error) {
      if (error instanceof RateLimiterRes) return standing(counted.points, error, true);
      throw error;
    }
  }

  close(): void {
    this.#redis?.disconnect();
  }
}

function limiter(kind: Counted | "token", points: number, redis: Redis | null): RateLimiterAbstract {
  const options = { keyPrefix: `rate:${kind}`, points, duration: windowSeconds };
  const inMemory = new RateLimiterMemory(options);
  return redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: inMemory }) : inMemory;
}

const standing = (
  limit: number,
  { remainingPoints, msBeforeNext }: RateLimiterRes,
  isRefused: boolean,
): RateStanding => ({
  limit,
  remaining: remainingPoints,
  reset: Math.ceil(msBeforeNext / 1_000),
  isRefused,
});

function connect(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    // Without a queue, requests never wait for a missing Redis, nor are they counted there again after being counted in
    // memory.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 1,
    // A hanging Redis is abandoned soon: nobody waits for it again until it answers.
    commandTimeout: answersWithinMs,
    socketTimeout: answersWithinMs,
  });
  let isDown = false;
  redis.on("error", (error: Error) => {
    if (!isDown) log.warn({ reason: error.message }, "redis is down, rates are counted in memory");
    isDown = true;
  });
  redis.on("ready", () => {
    isDown = false;
  });
  return redis;
}
