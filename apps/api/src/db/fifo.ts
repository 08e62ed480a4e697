interface Link<Value> {
  readonly value: Value;
  next: Link<Value> | null;
}

/** A queue whose first item leaves at the same cost however long it is; `Array.shift` moves all the others. */
export class Fifo<Value> {
  #head: Link<Value> | null = null;
  #tail: Link<Value> | null = null;

  get first(): Value | undefined {
    return this.#head?.value;
  }

  push(value: Value): void {
    const link: Link<Value> = { value, next: null };
    if (this.#tail) this.#tail.next = link;
    else this.#head = link;
    this.#tail = link;
  }

  shift(): Value | undefined {
    const head = this.#head;
    if (!head) return undefined;
    this.#head = head.next;
    if (!this.#head) this.#tail = null;
    return head.value;
  }
}
