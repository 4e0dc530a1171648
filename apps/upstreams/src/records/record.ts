import { z } from "zod";

const iso = z.iso.datetime();

/** The fields of every record in responses. Source: domain.md 0.1. */
export const recordShape = {
  _id: z.string().meta({ description: "24 hexadecimal characters." }),
  createdAt: iso,
  updatedAt: iso,
  createdBy: z.string().meta({ description: 'Id of an account user, or "system".' }),
  updatedBy: z.string().meta({ description: 'Id of an account user, or "system".' }),
  version: z.int().meta({ description: "Starts at 1 and goes up by one with each save." }),
  archivedAt: iso.nullable(),
};

/** A row with the common columns. */
export interface StoredRecord {
  id: string;
  createdAt: Date;
  updatedAt: Date;
  createdBy: string;
  updatedBy: string;
  version: number;
  archivedAt: Date | null;
}

/** Converts the common columns of a row. */
export const recordFields = (row: StoredRecord) => ({
  _id: row.id,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  createdBy: row.createdBy,
  updatedBy: row.updatedBy,
  version: row.version,
  archivedAt: row.archivedAt?.toISOString() ?? null,
});
