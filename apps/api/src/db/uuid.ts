/** v7 for keys of rows: time-ordered, so that new rows land at the end of an index. v5 where the key follows from a name. */
export { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
