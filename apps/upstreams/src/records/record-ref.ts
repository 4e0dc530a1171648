/** A record as it was last read: a change of another version of it is refused. */
export interface RecordRef {
  _id: string;
  version: number;
}
