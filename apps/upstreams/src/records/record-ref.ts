/** A record at the version that the caller saw; changes of another version are refused. */
export interface RecordRef {
  _id: string;
  version: number;
}
