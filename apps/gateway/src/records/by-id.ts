import DataLoader from "dataloader";

/** Loads records by id, at most a hundred per call; null for unknown ids. */
export function byIdLoader<T extends { _id: string }>(read: (ids: readonly string[]) => Promise<T[]>) {
  return new DataLoader<string, T | null>(
    async (ids) => {
      const found = new Map((await read(ids)).map((record) => [record._id, record]));
      return ids.map((id) => found.get(id) ?? null);
    },
    { maxBatchSize: 100 },
  );
}

/** Loads records by owner, at most a hundred owners per call. */
export function byOwnerLoader<T>(read: (owners: readonly string[]) => Promise<T[]>, ownerOf: (record: T) => string) {
  return new DataLoader<string, T[]>(
    async (owners) => {
      const byOwner = new Map<string, T[]>(owners.map((owner) => [owner, []]));
      for (const record of await read(owners)) byOwner.get(ownerOf(record))?.push(record);
      return owners.map((owner) => byOwner.get(owner) ?? []);
    },
    { maxBatchSize: 100 },
  );
}
