import { hash, verify } from '@node-rs/argon2';

/** argon2id; memory and passes tuned to about 100 ms on the machines we know. */
const COST = { memoryCost: 32_768, timeCost: 3, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Checked against when nobody has the name, so that an unknown name takes as long as a wrong password. */
const nobody = hashPassword('nobody has this password');

export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  const fits = await verify(stored ?? (await nobody), password);
  return stored !== null && fits;
}
