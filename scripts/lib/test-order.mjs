import TestSequencer from "@jest/test-sequencer";
import { inOrder } from "./test-groups.mjs";

/** Jest's own order knows how long files took before, and on a new machine nothing but their size, which of groups says nothing. */
export default class TestOrder extends TestSequencer {
  /** @override @param {Parameters<TestSequencer["sort"]>[0]} tests */
  async sort(tests) {
    return inOrder(await super.sort(tests));
  }
}
