export default {
  input: './openapi.json',
  output: { path: 'hey', module: { extension: '.js' } },
  plugins: ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript'],
};
