import {
  Kind,
  type ArgumentNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from "graphql";
import { publicFields } from "../permission/auth-directive.ts";
import { isSoundText } from "./sound-text.ts";

/** The size of a part of a document, with fragments spread. */
interface Size {
  depth: number;
  /** Depth below `__schema` and `__type`, which tools query deeply; limited separately. */
  schemaDepth: number;
  fields: number;
  aliases: number;
  directives: number;
}

/** The size of one operation. */
interface OperationSize extends Size {
  /** Top-level fields that need no sign-in, by name, with their number of uses. */
  open: ReadonlyMap<string, number>;
}

/** Facts about a document for all later checks. */
export interface Survey {
  /** The maximum over its operations and fragments. */
  largest: Readonly<Size>;
  fragments: number;
  /** Whether a fragment contains itself. */
  hasCycle: boolean;
  /** Whether every literal text in it can be stored. */
  isSound: boolean;
  /** Whether it selects introspection fields other than `__typename`. */
  asksAboutSchema: boolean;
  operations: ReadonlyMap<OperationDefinitionNode, OperationSize>;
}

const nothing: OperationSize = { depth: 0, schemaDepth: 0, fields: 0, aliases: 0, directives: 0, open: new Map() };
const schemaFields: ReadonlySet<string> = new Set(["__schema", "__type"]);
const openNames: ReadonlySet<string> = new Set([...publicFields].map((field) => field.slice(field.indexOf(".") + 1)));

/** Visits each node of a document once, caching fragments however often they are spread. */
class Surveyor {
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #known = new Map<string, OperationSize>();
  readonly #around = new Set<string>();
  hasCycle = false;
  isSound = true;
  asksAboutSchema = false;

  constructor(document: DocumentNode) {
    for (const one of document.definitions) {
      if (one.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(one.name.value, one);
    }
  }

  definition(one: OperationDefinitionNode | FragmentDefinitionNode): OperationSize {
    const isNamedSo = one.kind === Kind.FRAGMENT_DEFINITION && this.#fragments.get(one.name.value) === one;
    return isNamedSo ? this.#fragment(one.name.value) : this.#whole(one);
  }

  #whole(one: OperationDefinitionNode | FragmentDefinitionNode) {
    const isOfSchema = one.kind === Kind.FRAGMENT_DEFINITION && one.typeCondition.name.value.startsWith("__");
    const size = this.#set(one.selectionSet, isOfSchema);
    size.directives += this.#directives(one.directives);
    const variableDefinitions = one.kind === Kind.OPERATION_DEFINITION ? (one.variableDefinitions ?? []) : [];
    for (const { defaultValue, directives: more } of variableDefinitions) {
      if (defaultValue) this.#value(defaultValue);
      size.directives += this.#directives(more);
    }
    return size;
  }

  #fragment(name: string): OperationSize {
    const known = this.#known.get(name);
    if (known) return known;
    const fragment = this.#fragments.get(name);
    if (!fragment) return nothing;
    if (this.#around.has(name)) {
      this.hasCycle = true;
      return nothing;
    }
    this.#around.add(name);
    const size = this.#whole(fragment);
    this.#around.delete(name);
    this.#known.set(name, size);
    return size;
  }

  /** `isOfSchema`: the selection is on an introspection type. */
  #set({ selections }: SelectionSetNode, isOfSchema: boolean) {
    const open = new Map<string, number>();
    const sum = { ...nothing, open };
    for (const selection of selections) {
      const size = this.#selection(selection, isOfSchema);
      sum.depth = Math.max(sum.depth, size.depth);
      sum.schemaDepth = Math.max(sum.schemaDepth, size.schemaDepth);
      sum.fields += size.fields;
      sum.aliases += size.aliases;
      sum.directives += size.directives + this.#directives(selection.directives);
      for (const [name, count] of size.open) open.set(name, (open.get(name) ?? 0) + count);
    }
    return sum;
  }

  #selection(selection: SelectionNode, isOfSchema: boolean): OperationSize {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.#fragment(selection.name.value);
    return selection.kind === Kind.FIELD
      ? this.#field(selection, isOfSchema)
      : this.#set(selection.selectionSet, isOfSchema);
  }

  #field({ name: { value: name }, alias, arguments: given, selectionSet }: FieldNode, isOfSchema: boolean) {
    this.#arguments(given);
    const asksAboutSchema = schemaFields.has(name);
    if (asksAboutSchema) this.asksAboutSchema = true;
    const inner = selectionSet ? this.#set(selectionSet, isOfSchema || asksAboutSchema) : nothing;
    return {
      depth: inner.depth + (isOfSchema ? 0 : 1),
      schemaDepth: inner.schemaDepth + (isOfSchema ? 1 : 0),
      fields: inner.fields + 1,
      aliases: inner.aliases + (alias && name !== "__typename" ? 1 : 0),
      directives: inner.directives,
      open: openNames.has(name) ? new Map([[name, 1]]) : nothing.open,
    };
  }

  #directives(directives: readonly DirectiveNode[] = []): number {
    for (const directive of directives) this.#arguments(directive.arguments);
    return directives.length;
  }

  #arguments(given: readonly ArgumentNode[] = []): void {
    for (const { value } of given) this.#value(value);
  }

  #value(value: ValueNode): void {
    if (value.kind === Kind.STRING) this.isSound &&= isSoundText(value.value);
    else if (value.kind === Kind.LIST) for (const one of value.values) this.#value(one);
    else if (value.kind === Kind.OBJECT) for (const field of value.fields) this.#value(field.value);
  }
}

function createSurvey(document: DocumentNode): Survey {
  const surveyor = new Surveyor(document);
  const operations = new Map<OperationDefinitionNode, OperationSize>();
  const largest: Size = { ...nothing };
  let fragments = 0;
  for (const one of document.definitions) {
    if (one.kind !== Kind.OPERATION_DEFINITION && one.kind !== Kind.FRAGMENT_DEFINITION) continue;
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments += 1;
    const size = surveyor.definition(one);
    if (one.kind === Kind.OPERATION_DEFINITION) operations.set(one, size);
    for (const what of ["depth", "schemaDepth", "fields", "aliases", "directives"] as const) {
      largest[what] = Math.max(largest[what], size[what]);
    }
  }
  const { hasCycle, isSound, asksAboutSchema } = surveyor;
  return { largest, fragments, hasCycle, isSound, asksAboutSchema, operations };
}

const surveys = new WeakMap<DocumentNode, Survey>();

/** Surveys a document once; the result is cached as long as the document lives. */
export function surveyOf(document: DocumentNode): Survey {
  const known = surveys.get(document) ?? createSurvey(document);
  surveys.set(document, known);
  return known;
}
