/**
 * Loaded before a process: its clock is so many seconds (`?seconds=`) ahead of the real one, until SIGUSR2 sets
 * it right.
 */
let shift = Number(new URL(import.meta.url).searchParams.get('seconds')) * 1000;
process.on('SIGUSR2', () => {
  shift = 0;
});

globalThis.Date = new Proxy(Date, {
  construct: (target, values, made) =>
    Reflect.construct(target, values.length === 0 ? [target.now() + shift] : values, made),
  get: (target, name) => (name === 'now' ? () => target.now() + shift : Reflect.get(target, name)),
});
