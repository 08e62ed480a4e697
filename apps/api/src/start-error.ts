/** Stops the start. The message is one sentence that names what is wrong and the way out. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
