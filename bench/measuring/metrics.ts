/** Reads a server's own metrics once; the answer looks a figure up by its name. */
export async function metricsOf(address: string, token: string): Promise<(name: string) => number> {
  const reply = await fetch(`${address}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const lines = (await reply.text()).split('\n');
  return (name) => {
    const line = lines.find((one) => one.startsWith(`${name} `));
    if (!line) throw new Error(`The metrics (${reply.status}) do not tell ${name}.`);
    return Number(line.slice(name.length + 1));
  };
}
