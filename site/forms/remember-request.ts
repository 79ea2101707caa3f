/** Tells the thank-you page which form was sent, should its address lose the answer. Nothing depends on it. */
export function rememberRequest(type: 'quote' | 'contact' | 'testimonial'): void {
  try {
    sessionStorage.setItem('lastRequestType', type)
  } catch {
    // Without storage the address alone says it.
  }
}
