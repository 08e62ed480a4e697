import { AppError } from '@flink/contract/errors/app-error.ts';

const UNIQUE_VIOLATION = '23505';

/** Two people may take the same email between the look and the write. */
export async function unlessTaken<Result>(writing: Promise<Result>): Promise<Result> {
  try {
    return await writing;
  } catch (error) {
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) throw new AppError('request.notUnique');
    throw error;
  }
}
