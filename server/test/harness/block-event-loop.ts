const neverNotified = new Int32Array(new SharedArrayBuffer(4))

/** Blocks the event loop as a long computation would, but uses no processor time. */
export const blockEventLoop = (milliseconds: number): void =>
  void Atomics.wait(neverNotified, 0, 0, milliseconds)
