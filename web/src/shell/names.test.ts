import { describe, expect, it } from 'vitest';
import { initial, inText } from './names';

describe('names in sentences', () => {
  it('leave plain names as they are, and fence in those that run the other way', () => {
    expect(inText('Ada L.')).toBe('Ada L.');
    expect(inText('陳大文')).toBe('陳大文');
    expect(inText('נועה')).toBe('\u2068נועה\u2069');
    expect(inText('فاطمة 3')).toBe('\u2068فاطمة 3\u2069');
  });

  it('begin with a letter', () => {
    expect(initial(inText('נועה'))).toBe('נ');
    expect(initial('ada')).toBe('A');
    expect(initial('')).toBe('');
  });
});
