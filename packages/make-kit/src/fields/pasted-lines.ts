/** Lines of a text that was copied somewhere, without blanks around them and without bullets or numbers of a list. */
export const linesOf = (pasted: string): readonly string[] =>
  pasted
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/^\s*(?:[•·▪‣–*-]\s+|\d{1,3}[.)]\s+)/, '').trim())
    .filter((line) => line !== '');
