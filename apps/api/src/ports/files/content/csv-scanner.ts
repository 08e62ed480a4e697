const DELIMITERS = [',', ';', '\t'].map((character) => character.charCodeAt(0));
const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * Says whether text that arrives in pieces is a table: at least two records, all with the same number of
 * fields (two or more) for one delimiter, and every quote closed. Anything looser would call prose a table.
 */
export class CsvScanner {
  #inQuotes = false;
  #isBlank = true;
  #records = 0;
  #counts = DELIMITERS.map(() => 0);
  #expected: (number | null)[] = [];

  push(chunk: Uint8Array): boolean {
    for (const byte of chunk) {
      if (byte === QUOTE) this.#inQuotes = !this.#inQuotes;
      if (this.#inQuotes) {
        this.#isBlank = false;
        continue;
      }
      if (byte === LINE_FEED) {
        if (!this.#endRecord()) return false;
        continue;
      }
      if (byte === CARRIAGE_RETURN) continue;
      this.#isBlank = false;
      const column = DELIMITERS.indexOf(byte);
      if (column >= 0) this.#counts[column] = (this.#counts[column] ?? 0) + 1;
    }
    return true;
  }

  end(): boolean {
    return !this.#inQuotes && this.#endRecord() && this.#records >= 2;
  }

  #endRecord(): boolean {
    if (this.#isBlank) return true;
    const counts = this.#counts;
    this.#expected =
      this.#records === 0
        ? counts.map((count) => (count > 0 ? count : null))
        : this.#expected.map((count, column) => (count === counts[column] ? count : null));
    this.#records++;
    this.#isBlank = true;
    this.#counts = DELIMITERS.map(() => 0);
    return this.#expected.some((count) => count !== null);
  }
}
