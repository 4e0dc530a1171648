// In this order: whoever listens first cleans what the other compresses.
import "./replay-clean-first.ts";
import "@sentry/replay/worker-bundler";
