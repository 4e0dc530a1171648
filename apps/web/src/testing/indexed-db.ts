// Import it first: jsdom has no database, and not what the one below waits with.
Object.assign(globalThis, { setImmediate: (work: () => void) => setTimeout(work) });
