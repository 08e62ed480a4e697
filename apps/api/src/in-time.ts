/** What the work gives, unless that takes longer than one is ready to wait. */
export async function inTime<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms.`)), milliseconds);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(late);
  }
}
