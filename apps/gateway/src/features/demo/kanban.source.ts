import { isDemoBoard, type DemoBoard } from "@app/schema/upstreams/v1.records.generated.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";
import type { Check } from "../../upstream/shape.ts";

const isAnswer: Check<{ board: DemoBoard }> = (value): value is { board: DemoBoard } =>
  typeof value === "object" && value !== null && "board" in value && isDemoBoard(value.board);

/** What was made, in its wrapper, or `true` for what has nothing to show. */
const isMade: Check<unknown> = (value): value is unknown =>
  value === true || (typeof value === "object" && value !== null);

/** The demo's kanban board. */
export class KanbanSource {
  private readonly rest: RestV1;

  constructor(v1: RestV1) {
    this.rest = v1;
  }

  async board() {
    return (await this.rest.get("/api/kanban/board", isAnswer)).board;
  }

  /** Makes a change, `cards/move`, and reads the board afterwards. */
  async change(path: string, body: object, key?: string | null) {
    await this.rest.send("POST", `/api/kanban/${path}`, body, isMade, key);
    return this.board();
  }
}
