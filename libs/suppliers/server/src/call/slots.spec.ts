import { createSlots } from './slots';

const never = new AbortController().signal;

it('grants a limited number at a time, then the longest waiting', async () => {
  const slots = createSlots();
  const order: string[] = [];
  const [one, two] = await Promise.all([slots.take(2, never), slots.take(2, never)]);
  const third = slots.take(2, never).then((back) => (order.push('third'), back));
  const fourth = slots.take(2, never).then((back) => (order.push('fourth'), back));
  await Promise.resolve();
  expect(order).toEqual([]);
  one();
  (await third)();
  await fourth;
  expect(order).toEqual(['third', 'fourth']);
  two();
});

it('a slot returned twice counts once', async () => {
  const slots = createSlots();
  const back = await slots.take(1, never);
  back();
  back();
  await slots.take(1, never);
  let second = false;
  void slots.take(1, never).then(() => (second = true));
  await new Promise(setImmediate);
  expect(second).toBe(false);
});

it('a caller who leaves the queue takes no slot', async () => {
  const slots = createSlots();
  const back = await slots.take(1, never);
  const leaving = new AbortController();
  const left = slots.take(1, leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  back();
  await expect(slots.take(1, never)).resolves.toBeInstanceOf(Function);
});

it('a caller who has already left does not queue', async () => {
  await expect(createSlots().take(1, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
});
