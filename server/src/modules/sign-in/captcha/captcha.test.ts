import { describe, expect, it } from 'vitest';

import { glyphs } from './captcha-glyphs.ts';
import { captchaImage, captchaText } from './captcha-image.ts';
import { captchaQuestion } from './captcha-question.ts';

const svgOf = (image: string) =>
  Buffer.from(image.replace('data:image/svg+xml;base64,', ''), 'base64').toString();

describe('the picture captcha', () => {
  it('asks for five characters none of which looks like another', () => {
    for (let times = 0; times < 50; times += 1) expect(captchaText()).toMatch(/^[ACEFHJKLMNPRTUWXY379]{5}$/);
  });

  it('draws every character that it may ask for', () => {
    for (const strokes of Object.values(glyphs)) expect(strokes).toMatch(/^([0-4][0-6]( [0-4][0-6])+\|?)+$/);
  });

  it('is a data URL of paths without a single letter of the answer', () => {
    const svg = svgOf(captchaImage('AK9PX'));
    expect(svg).toMatch(/^<svg [^>]+><rect [^>]+><g [^>]+>(<path [^>]+>){2}<\/g><\/svg>$/);
    expect(svg).not.toContain('AK9PX');
    expect(svg).not.toContain('<text');
  });

  it('is drawn anew each time, so that a picture cannot be looked up', () => {
    expect(captchaImage('AK9PX')).not.toBe(captchaImage('AK9PX'));
  });
});

describe('its twin in words', () => {
  it('asks for a sum in the words of the reader’s language', () => {
    expect(captchaQuestion('zh').question).toMatch(
      /^请计算：[一二三四五六七八九]加[一二三四五六七八九]加[一二三四五六七八九]等于多少？（请用数字回答）$/,
    );
    expect(captchaQuestion('en').question).toMatch(
      /^What is [a-z]+ plus [a-z]+ plus [a-z]+\? \(Answer in digits\)$/,
    );
  });

  it('is answered by the sum in digits', () => {
    const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
    const { question, answer } = captchaQuestion('en');
    const sum = numbers.reduce(
      (total, word, index) => total + (index + 1) * (question.split(new RegExp(`\\b${word}\\b`)).length - 1),
      0,
    );
    expect(answer).toBe(String(sum));
  });
});
