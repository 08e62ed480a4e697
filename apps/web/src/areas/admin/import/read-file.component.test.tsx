import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';

/** Two columns with shared texts, one without; the second row is empty. */
const SHEET =
  'UEsDBBQAAAAIAAEHdF2ptNVjawAAAJMAAAAUAAAAeGwvc2hhcmVkU3RyaW5ncy54bWxFjjEOAjEMBL+C7gH4REGBTP5igY9EinOR1wXPJ9GdRLHFzmyxDMTla7XhueSI/iDCK6sJrnvXNsy2u0mM6h9Cd5U3smpYpdu63smktCUxSuJIW3FEE1OmSEwTzvh0VRAH9pP8h36OabxJP1BLAwQUAAAACAABB3Rd5RECMLUAAABHAQAAGAAAAHhsL3dvcmtzaGVldHMvc2hlZXQxLnhtbHWQUQ7CIBBEr0L4Ni60iYmGklS9gSfAFi2xQAOb1uNLW0Pqh3/MvmFmQUw+vGKnNZK37V2saIc4nABi02mr4t4P2iXy8MEqTDI8IQ5Bq3a5ZHsoGDuAVcZRKZbZVaGSIviJhIryNG3mQ80pwYrGpEfJBIxSQPNl5y3jv+yyMuN64/QNQ/KYKAXKuw9OACbrrGc/pM5cXObi8k9A3aodqZ36DVlLy2WVgvFj3mZNh80TIf+d/ABQSwECFAMUAAAACAABB3RdqbTVY2sAAACTAAAAFAAAAAAAAAAAAAAAgAEAAAAAeGwvc2hhcmVkU3RyaW5ncy54bWxQSwECFAMUAAAACAABB3Rd5RECMLUAAABHAQAAGAAAAAAAAAAAAAAAgAGdAAAAeGwvd29ya3NoZWV0cy9zaGVldDEueG1sUEsFBgAAAAACAAIAiAAAAIgBAAAAAA==';

const words = (key: string) => key;

test('a spreadsheet is read like a CSV file, with the numbers of its rows', async () => {
  const bytes = Uint8Array.from(atob(SHEET), (letter) => letter.charCodeAt(0));

  const read = await readFile(new File([bytes], 'families.xlsx'), words, 'en');

  expect(read).toEqual({
    table: {
      columns: ['firstname', 'lastname', 'born'],
      lines: [{ row: 3, cells: ['Ada, Ana', '', '2019'] }],
    },
  });
});

test('an archive that is no spreadsheet is refused', async () => {
  const read = await readFile(new File(['PK and nothing else'], 'families.xlsx'), words, 'en');

  expect(read).toEqual({ refused: 'error.csv.unreadable' });
});
