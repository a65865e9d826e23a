// Questions, answers and events are unions: a name alone, or one name with what belongs to it. A table of `Cases` has a way
// for every name, so that a missing sentence is an error of the compiler. A name to which nothing can belong (`never`: an
// expansion that asks nothing, say) is never said, and needs no way.

/** The names of a union. */
export type Names<U> = U extends string
  ? U
  : U extends object
    ? { [K in keyof U & string]: [U[K]] extends [never] ? never : K }[keyof U & string]
    : never;

/** What belongs to a name; nothing where the name stands alone. */
export type Body<U, N extends string> = U extends string
  ? U extends N
    ? undefined
    : never
  : N extends keyof U
    ? U[N]
    : never;

/** One way for every name. */
export type Cases<U, R> = { [N in Names<U>]: (body: Body<U, N>) => R };

/** The name of a value. */
export function nameOf<U extends string | object>(value: U): Names<U> {
  return (typeof value === 'string' ? value : Object.keys(value)[0]) as Names<U>;
}

/** What belongs to a value under its name. */
export function bodyOf(value: string | object): unknown {
  return typeof value === 'string' ? undefined : Object.values(value)[0];
}

/** Takes the way of the value. */
export function choose<U extends string | object, R>(value: U, cases: Cases<U, R>): R {
  return (cases[nameOf(value)] as (body: unknown) => R)(bodyOf(value));
}

/** Ways for some names, whatever belongs to them. */
export type Ways<R> = { [name: string]: ((body: never) => R) | undefined };

/** Takes the way of the value, if there is one. */
export function take<R>(value: string | object, ways: Ways<R>): R | undefined {
  return ways[nameOf(value)]?.(bodyOf(value) as never);
}
